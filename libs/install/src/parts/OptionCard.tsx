import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import type { IconName } from '@parlour/ui/icon';
import { type ReactNode, useId } from 'react';

type OptionCardProps = { icon: IconName; title: string; children: ReactNode };

/** A card with one install option and its details. */
export function OptionCard({ icon, title, children }: OptionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <Stack>
          <SectionTitle id={id} icon={icon} title={title} />
          {children}
        </Stack>
      </Card>
    </section>
  );
}
