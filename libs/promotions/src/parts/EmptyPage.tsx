import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { IconName } from '@parlour/ui/icon';
import { Page } from '@parlour/ui/page';
import { Link } from 'react-router-dom';

type EmptyPageProps = { icon: IconName; title: string; text: string; to: string; label: string };

/** Explains why a page has no content for this player and links onward. */
export function EmptyPage({ icon, title, text, to, label }: EmptyPageProps) {
  return (
    <Page>
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <Button as={Link} variant="secondary" to={to}>
            {label}
          </Button>
        }
      />
    </Page>
  );
}
