import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../button';
import { Page, Stack } from '../page';
import { SectionTitle } from '../section';
import styles from './Tokens.module.css';
import { themesOf, tokenDescriptions, tokenValues } from './designTokens';
import css from './tokens.css?raw';

/** Every token by its name, read from `tokens.css`. The page is Tokens.mdx. */
const meta = { title: 'Design system/Tokens', parameters: { bare: true }, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const root = css.split(':root {')[1]?.split('\n}')[0] ?? '';
const names = [...root.matchAll(/^ {2}(--[\w-]+):/gm)].flatMap(([, name]) => (name ? [name] : []));
const starting = (...prefixes: string[]) => names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
const { dark = [], light = [] } = themesOf(css);
const descriptions = tokenDescriptions(css);
const values = { dark: tokenValues(css, dark), light: tokenValues(css, light) };

/** The values of a token in both themes, or the one that they share. */
function Values({ name }: { name: string }) {
  const [inDark, inLight] = [values.dark.get(name.slice(2)), values.light.get(name.slice(2))];
  if (inDark === inLight) return <code className={styles.value}>{inDark}</code>;
  return (
    <>
      <code className={styles.value}>dark {inDark}</code>
      <code className={styles.value}>light {inLight}</code>
    </>
  );
}

/** A colour in both themes beside each other. */
function BothColours({ name }: { name: string }) {
  return [values.dark, values.light].map((theme, index) => (
    <span key={index} className={styles.box} style={{ background: theme.get(name.slice(2)) }} />
  ));
}

type SheetProps = { title: string; tokens: string[]; show: (name: string) => ReactNode };

function TokenSheet({ title, tokens, show }: SheetProps) {
  return (
    <Page>
      <SectionTitle title={title} />
      <ul className={styles.list}>
        {tokens.map((name) => (
          <li key={name} className={styles.token}>
            <span className={styles.sample}>{show(name)}</span>
            <span>
              <code className={styles.name}>{name}</code>
              {name.startsWith('--color-') && <span className={styles.purpose}>{descriptions.get(name.slice(2))}</span>}
              <Values name={name} />
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function shown(style: (value: string) => CSSProperties, text?: string) {
  return (name: string) => (
    <span className={styles.box} data-text={text !== undefined || undefined} style={style(`var(${name})`)}>
      {text}
    </span>
  );
}

export const Colour: Story = {
  render: () => <TokenSheet title="Colour" tokens={starting('--color-')} show={(name) => <BothColours name={name} />} />,
};
export const Type: Story = {
  render: () => <TokenSheet title="Type" tokens={starting('--text-')} show={shown((fontSize) => ({ fontSize }), 'Ag ကြ')} />,
};
export const Fonts: Story = {
  render: () => <TokenSheet title="Fonts" tokens={starting('--font-')} show={shown((fontFamily) => ({ fontFamily }), 'Ag ကြ')} />,
};
export const Weight: Story = {
  render: () => <TokenSheet title="Weight" tokens={starting('--weight-')} show={shown((fontWeight) => ({ fontWeight }), 'Ag ကြ')} />,
};
export const Space: Story = {
  render: () => (
    <TokenSheet
      title="Space and sizes"
      tokens={starting('--space-', '--touch', '--control-', '--icon-', '--page-gutter', '--header-', '--tabbar-')}
      show={shown((inlineSize) => ({ inlineSize, background: 'var(--color-accent-strong)' }))}
    />
  ),
};
export const Corners: Story = {
  render: () => <TokenSheet title="Corners" tokens={starting('--radius-')} show={shown((borderRadius) => ({ borderRadius }))} />,
};
export const Elevation: Story = {
  render: () => <TokenSheet title="Elevation" tokens={starting('--shadow-')} show={shown((boxShadow) => ({ boxShadow }))} />,
};

function Moving() {
  const [isThere, setThere] = useState(false);
  const moved = (name: string) => (
    <span
      className={styles.mover}
      data-there={isThere || undefined}
      style={name.startsWith('--ease') ? { transitionTimingFunction: `var(${name})` } : { transitionDuration: `var(${name})` }}
    />
  );
  return (
    <Stack>
      <TokenSheet title="Motion" tokens={starting('--duration-', '--ease-')} show={moved} />
      <Page>
        <Button block onClick={() => setThere(!isThere)}>
          Move
        </Button>
      </Page>
    </Stack>
  );
}

export const Motion: Story = { render: () => <Moving /> };
