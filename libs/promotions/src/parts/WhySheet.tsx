import { paths } from '@parlour/kernel';
import { useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reward } from '../wire/rewardWire';

type WhySheetProps = { reward: Reward; onClose: () => void };

/** Explains why a reward was not approved and links to customer support. */
export function WhySheet({ reward, onClose }: WhySheetProps) {
  const { t } = useTranslation('promotions');
  const hasFeedback = useOffers('sendFeedback');
  return (
    <Sheet
      open
      title={t('why.title')}
      closeLabel={t('receipt.close')}
      onClose={onClose}
      footer={
        hasFeedback && (
          <Button block as={Link} variant="secondary" to={paths.messaging.feedback}>
            {t('why.ask')}
          </Button>
        )
      }
    >
      <Stack>
        <p>{reward.title}</p>
        <p>{reward.reason ?? t('why.unknown')}</p>
      </Stack>
    </Sheet>
  );
}
