export type { Polymorphic } from './Polymorphic';
