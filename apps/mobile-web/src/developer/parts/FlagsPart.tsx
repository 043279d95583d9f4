import { api } from '@parlour/api-client';
import { useMerchant } from '@parlour/site';
import { Chip } from '@parlour/ui/chip';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSandbox, sandbox } from '../sandbox';
import { PanelPart } from './PanelPart';
import styles from './PanelPart.module.css';

/** Turns flags of the gateway on and off. The operator's own flags can be set here too, because the gateway's win. */
export function FlagsPart() {
  const { code, flags: ownFlags } = useMerchant();
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const { value: sent = {}, problem, act } = useSandbox(() => sandbox.flags(code), code);
  const own = Object.entries(ownFlags).map(([flag, setting]) => [flag, typeof setting === 'object' ? setting.share > 0 : setting] as const);
  const flags: Record<string, boolean> = {
    ...Object.fromEntries(own),
    ...Object.fromEntries(Object.entries(sent).map(([flag, raw]) => [flag, raw === '1' || raw === 'true'])),
  };

  function set(flag: string, isOn: boolean): Promise<void> {
    return act(async () => {
      await sandbox.setFlag(code, { name: flag, isOn });
      // Browsers keep the reply for a while, so the app has to ask for it again.
      dispatch(api.util.invalidateTags(['Status']));
    });
  }

  return (
    <PanelPart title="Flags" problem={problem}>
      <div className={styles.row}>
        {Object.entries(flags).map(([flag, isOn]) => (
          <Chip key={flag} selected={isOn} onClick={() => void set(flag, !isOn)}>
            {flag}
          </Chip>
        ))}
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void set(name.trim(), true).then(() => setName(''));
        }}
      >
        <input
          className={styles.field}
          aria-label="Another flag"
          placeholder="Another flag"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">Turn on</button>
      </form>
    </PanelPart>
  );
}
