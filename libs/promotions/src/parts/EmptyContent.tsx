import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { IconName } from '@parlour/ui/icon';
import { Link } from 'react-router-dom';

export type EmptyContentProps = { icon: IconName; title: string; text: string; to: string; label: string };

/** Explains why there is no content for this player, and links onward. */
export function EmptyContent({ icon, title, text, to, label }: EmptyContentProps) {
  return (
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
  );
}
