import { locales, paths } from '@parlour/kernel';
import { Icon } from '@parlour/ui/icon';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

type BootFailureProps = { reason: 'boot.failed' | 'boot.noScript' | 'boot.tooOld' };

/**
 * The document's own notice that the app cannot start. The language is not known then, so the notice speaks all of them. The server puts the
 * merchants' support contacts into the list (server/runtimeConfig.mjs), so that they work without a script.
 */
export function BootFailure({ reason }: BootFailureProps) {
  const { i18n } = useTranslation('shell');
  return (
    <div className="boot-failure" role="alert">
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          {i18n.getFixedT(locale, 'shell')(reason)}
        </p>
      ))}
      <ul className="boot-support" data-support="" />
      {reason !== 'boot.tooOld' && (
        <a className="boot-reload" href={paths.home}>
          <Icon name="refresh" size="l" />
          <span>
            {locales.map((locale, place) => (
              <Fragment key={locale}>
                {place > 0 && ' · '}
                <span lang={locale}>{i18n.getFixedT(locale, 'shell')('update.reload')}</span>
              </Fragment>
            ))}
          </span>
        </a>
      )}
    </div>
  );
}
