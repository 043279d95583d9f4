import { paths } from '@parlour/kernel';
import { IconButton } from '@parlour/ui/button';
import { pageHistory } from '@parlour/ui/history';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

type BackButtonProps = { to: string | undefined };

/** Goes to a path, otherwise back one step; if the history begins with this page, home replaces it (specification 2: back replaces the route). */
export function BackButton({ to }: BackButtonProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();

  const handleBack = () => {
    if (to !== undefined) navigate(to, { replace: true });
    else if (pageHistory.isFirstPage()) navigate(paths.home, { replace: true });
    else navigate(-1);
  };

  return <IconButton icon="back" label={t('header.back')} onClick={handleBack} />;
}
