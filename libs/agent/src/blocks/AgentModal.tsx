import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

type AgentModalProps = { onClose: () => void };

/** Replaces the invite page for agents (specification 6), who invite people by their own link. */
export function AgentModal({ onClose }: AgentModalProps) {
  const { t } = useTranslation('agent');
  return (
    <Dialog
      open
      title={t('invite.title')}
      onClose={onClose}
      actions={
        <>
          <Button as={Link} to={paths.agent.home} replace variant="secondary">
            {t('menu.home')}
          </Button>
          <Button as={Link} to={paths.agent.link} replace>
            {t('invite.go')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('invite.text')}</p>
      </Stack>
    </Dialog>
  );
}
