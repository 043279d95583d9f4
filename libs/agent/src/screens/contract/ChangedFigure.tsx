import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { type StepChange, compareFigure } from '../../rules/compareTiers';
import type { TierColumn } from '../../rules/tierColumns';
import type { Contract } from '../../wire';
import styles from './ChangedFigure.module.css';
import { useContractText } from '../../hooks/useContractText';

type ChangedFigureProps = { contract: Contract; change: StepChange; column: TierColumn };

const arrows = { up: '▲', down: '▼' } as const;

/** Shows a new figure. An arrow shows the direction; a colour and a word show whether it is good for the agent. */
export function ChangedFigure({ contract, change, column }: ChangedFigureProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const { next } = change;
  if (!next) return null;
  const compared = compareFigure(change, column);
  const direction = compared?.direction;
  const isMoved = direction === 'up' || direction === 'down';
  const isBetter = compared?.isBetter ?? false;

  return (
    <span
      className={styles.figure}
      data-verdict={isMoved ? (isBetter ? 'better' : 'worse') : undefined}
      data-same={direction === 'same' || undefined}
    >
      {isMoved && <span aria-hidden>{arrows[direction]}</span>}
      {text.figure(next, column)}
      {isMoved && <VisuallyHidden>{t(isBetter ? 'contract.better' : 'contract.worse')}</VisuallyHidden>}
    </span>
  );
}
