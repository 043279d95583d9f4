export { ChoiceCards, type ChoiceCardsProps, type ChoiceItem } from './ChoiceCards';
