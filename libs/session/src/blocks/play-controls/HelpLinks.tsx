import { useLegal, useMerchant } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../parts/LegalLinks';

/** External help: regulator, national exclusion, help lines and blocking software, and the operator's text about responsible play, all as configured. */
export function HelpLinks() {
  const { t } = useTranslation('session');
  const { playHelp } = useMerchant();
  const { texts } = useLegal();
  return (
    <Stack>
      {playHelp.length > 0 && (
        <ListGroup title={t('play.help.title')}>
          {playHelp.map(({ kind, name, href }) => (
            <ListRow
              key={href}
              as="a"
              href={href}
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener noreferrer"
              icon={kind === 'helpline' ? 'phone' : 'globe'}
              title={name}
              text={t(`play.help.${kind}`)}
            />
          ))}
        </ListGroup>
      )}
      <p>{t('play.help.software')}</p>
      <LegalLinks texts={texts.filter(({ kind }) => kind === 'responsiblePlay')} />
    </Stack>
  );
}
