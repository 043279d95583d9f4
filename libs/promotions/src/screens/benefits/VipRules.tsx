import { useCatalogueText } from '@parlour/api-client';
import { useImageOrigins, useOpenLink } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Disclosure } from '@parlour/ui/disclosure';
import { Stack } from '@parlour/ui/page';
import { RichText } from '@parlour/ui/rich-text';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { Vip } from '../../wire/vipWire';

type VipRulesProps = { rules: Vip['rules'] };

/** Shows the club's rules, collapsed. */
export function VipRules({ rules }: VipRulesProps) {
  const { t } = useTranslation('promotions');
  const openLink = useOpenLink();
  const imageOrigins = useImageOrigins();
  const catalogueText = useCatalogueText();
  if (rules.length === 0) return null;
  return (
    <Stack>
      <SectionTitle title={t('vip.rules')} />
      <Card>
        {rules.map(({ title, content }) => (
          <Disclosure key={title} look="line" title={title}>
            <RichText html={content} onLink={openLink} imageOrigins={imageOrigins} cutLabel={catalogueText('textCut')} />
          </Disclosure>
        ))}
      </Card>
    </Stack>
  );
}
