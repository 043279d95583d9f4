import { locales, paths } from '@parlour/kernel';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';

type BootFailureProps = { reason: 'boot.failed' | 'boot.noScript' };

/** Stands in the document for the case that the app cannot start; no language is known then, so it speaks all of them. */
export function BootFailure({ reason }: BootFailureProps) {
  const { i18n } = useTranslation('shell');
  return (
    <div className="boot-failure" role="alert">
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          {i18n.getFixedT(locale, 'shell')(reason)}
        </p>
      ))}
      <a className="boot-reload" href={paths.home}>
        <Icon name="refresh" size="l" label="Parlour" />
      </a>
    </div>
  );
}
