import type { usePromotions } from '../usePromotions';

export type Promotion = NonNullable<ReturnType<typeof usePromotions>['promotions']>[number];
