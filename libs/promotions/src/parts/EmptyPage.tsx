import { Page } from '@parlour/ui/page';
import { EmptyContent, type EmptyContentProps } from './EmptyContent';

/** A page without content for this player. */
export function EmptyPage(props: EmptyContentProps) {
  return (
    <Page>
      <EmptyContent {...props} />
    </Page>
  );
}
