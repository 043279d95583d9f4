import type { usePromotions } from '../../hooks/usePromotions';

export type Promotion = NonNullable<ReturnType<typeof usePromotions>['promotions']>[number];
