import type { LegalText } from '@parlour/content';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';

export type LegalLinksProps = { texts: readonly LegalText[] };

/** The operator's own legal texts, each in its own tab. Says in which language a text is that is not in the player's. */
export function LegalLinks({ texts }: LegalLinksProps) {
  const { t } = useTranslation('session');
  if (texts.length === 0) return null;
  return (
    <ListGroup title={t('legal.title')}>
      {texts.map(({ kind, href, otherLanguage }) => (
        <ListRow
          key={kind}
          as="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          icon="clipboard-list"
          title={t(`legal.${kind}`)}
          text={otherLanguage}
        />
      ))}
    </ListGroup>
  );
}
