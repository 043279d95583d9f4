import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '../app-bar';
import { Button, IconButton } from '../button';
import { Card } from '../card';
import { Carousel } from '../carousel';
import { Chip, ChipRow } from '../chip';
import { ChoiceCards } from '../choice';
import { CopyRow, Facts } from '../facts';
import { AmountField } from '../field';
import type { IconName } from '../icon';
import { ListGroup, ListRow } from '../list-row';
import { Money } from '../money';
import { Page, Stack } from '../page';
import { Image } from '../image';
import { Progress } from '../progress';
import { Rail } from '../rail';
import { SectionTitle } from '../section';
import { StatusChip } from '../status-chip';
import { TabBar } from '../tab-bar';
import { Ticker } from '../ticker';
import { GameTile, IconTile, TileGrid } from '../tile';
import { Timeline } from '../timeline';
import { bannerImage, storyGames } from './storyImages';
import styles from './KitchenSink.module.css';

/** Whole screens made only of ui components: open them first after changing a token. */
const meta = {
  title: 'Design system/Kitchen sink',
  parameters: { bare: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const english = {
  deposit: 'Deposit',
  ticker: 'Withdrawals to e-wallets are paid in about 9 minutes today · Reef Hunter tournament starts on Friday',
  continue: 'Continue playing',
  hot: 'Hot games',
  wins: 'Biggest wins',
  all: 'See all',
  categories: ['Hot', 'Slots', 'Fishing', 'Poker', 'Live', 'Sports', 'Lottery'],
  tabs: ['Home', 'Deposit', 'Invite', 'Promos', 'Member'],
  symbol: '₱',
};

const burmese: typeof english = {
  deposit: 'ငွေသွင်း',
  ticker: 'ယနေ့ ငွေထုတ်မှုများကို 9 မိနစ်ခန့်အတွင်း ပေးချေနေပါသည်',
  continue: 'ဆက်ကစားရန်',
  hot: 'လူကြိုက်များသော ဂိမ်းများ',
  wins: 'အနိုင်ရဆုံးများ',
  all: 'အားလုံး',
  categories: ['ဟော့', 'စလော့', 'ငါးပစ်', 'ပိုကာ', 'တိုက်ရိုက်', 'အားကစား', 'ထီ'],
  tabs: ['ပင်မ', 'ငွေသွင်း', 'ဖိတ်ခေါ်', 'ပရိုမို', 'အကောင့်'],
  symbol: 'Ks',
};

const categoryIcons: readonly IconName[] = ['flame', 'cherry', 'fish', 'spade', 'live', 'trophy', 'ticket'];
const tabIcons: readonly IconName[] = ['home', 'wallet', 'gift', 'star', 'user'];
const moving = { pauseLabel: 'Stop moving', playLabel: 'Move again' };

const banners = [
  { id: 'monsoon', image: bannerImage('Monsoon Rewards', 'Every day at 20:00, your time', 0), as: 'a', linkProps: { href: '#1' } },
  { id: 'reef', image: bannerImage('Reef Week', 'Fishing games pay double points', 2), as: 'a', linkProps: { href: '#2' } },
  { id: 'friends', image: bannerImage('Bring a friend', 'Both of you get a reward', 3), as: 'a', linkProps: { href: '#3' } },
] as const;

const wins = [
  { who: 'ma***n', game: 1, digits: '84,200' },
  { who: 'jo***1', game: 0, digits: '61,950' },
  { who: 'su***a', game: 7, digits: '48,300' },
] as const;

function Tiles({ from, to }: { from: number; to: number }) {
  const [liked, setLiked] = useState(['Coin Tower']);
  return storyGames.slice(from, to).map(({ name, image }) => (
    <GameTile
      key={name}
      href="#game"
      name={name}
      image={image}
      favourite={{
        on: liked.includes(name),
        label: `Favourite: ${name}`,
        onToggle: () => setLiked(liked.includes(name) ? liked.filter((other) => other !== name) : [...liked, name]),
      }}
    />
  ));
}

function Bottom({ names, active }: { names: readonly string[]; active: number }) {
  return (
    <TabBar
      label="Main"
      items={names.map((label, index) => ({
        id: label,
        label,
        icon: tabIcons[index] ?? 'home',
        active: index === active,
        badge: index === 3 ? 2 : 0,
        href: `#${index}`,
      }))}
    />
  );
}

function Home({ texts }: { texts: typeof english }) {
  return (
    <>
      <AppBar
        title={
          <span className={styles.logo}>
            Parlour<b>.</b>
          </span>
        }
        end={
          <>
            <span className={styles.balance}>
              <Money symbol={texts.symbol} digits="12,480" tone="gold" size="s" />
            </span>
            <Button as="a" href="#deposit" size="s">
              {texts.deposit}
            </Button>
            <IconButton icon="menu" label="Menu" />
          </>
        }
      />
      <div className={styles.screen}>
        <Page>
          <Ticker items={[{ id: '1', text: texts.ticker }]} label="Announcements" {...moving} />
          <Carousel slides={banners} label="Offers" slideLabel={(position, total) => `Show ${position} of ${total}`} {...moving} />
          <div className={styles.categories}>
            <Rail label="Categories">
              {texts.categories.map((label, index) => (
                <IconTile key={label} href={`#${index}`} icon={categoryIcons[index] ?? 'star'} label={label} selected={index === 0} />
              ))}
            </Rail>
          </div>
          <section>
            <SectionTitle icon="history" title={texts.continue} moreLabel={texts.all} moreProps={{ href: '#recent' }} />
            <Rail item="tile" label={texts.continue}>
              <Tiles from={3} to={8} />
            </Rail>
          </section>
          <section>
            <SectionTitle icon="flame" title={texts.hot} moreLabel={texts.all} moreProps={{ href: '#hot' }} />
            <TileGrid>
              <Tiles from={0} to={6} />
            </TileGrid>
          </section>
          <section>
            <SectionTitle icon="trophy" title={texts.wins} actions={<IconButton icon="pause" size="s" tone="dim" label="Pause" />} />
            <ListGroup>
              {wins.map(({ who, game, digits }) => (
                <ListRow
                  key={who}
                  start={
                    <span className={styles.thumb}>
                      <Image {...storyGames[game].image} ratio="4/5" />
                    </span>
                  }
                  title={who}
                  text={storyGames[game].name}
                  end={<Money symbol={texts.symbol} digits={digits} tone="gold" />}
                />
              ))}
            </ListGroup>
          </section>
        </Page>
      </div>
      <Bottom names={texts.tabs} active={0} />
    </>
  );
}

function SubScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AppBar start={<IconButton icon="back" label="Back" />} title={title} />
      <Page>
        <Stack>{children}</Stack>
      </Page>
    </>
  );
}

function DepositScreen() {
  const [method, setMethod] = useState('wallet');
  const [amount, setAmount] = useState('1000');
  const shown = Number(amount || 0).toLocaleString('en', { minimumFractionDigits: 2 });
  return (
    <SubScreen title="Deposit">
      <Card>
        <Facts
          rows={[
            { label: 'Balance', value: <Money symbol="₱" digits="12,480.55" tone="gold" /> },
            { label: 'Deposit limit left this week', value: <Money symbol="₱" digits="7,500.00" size="s" /> },
          ]}
        />
      </Card>
      <Card>
        <ChoiceCards
          label="How"
          value={method}
          onChange={setMethod}
          items={[
            { id: 'wallet', title: 'E-wallet', text: 'about 2 min' },
            { id: 'qr', title: 'QR', text: 'about 3 min' },
            { id: 'bank', title: 'Bank', text: 'up to 30 min' },
          ]}
        />
      </Card>
      <Card>
        <Stack gap={2}>
          <AmountField label="Amount · ₱100 to ₱20,000" symbol="₱" value={amount} onChange={(event) => setAmount(event.target.value)} />
          <ChipRow layout="fill" label="Amounts">
            {['200', '500', '1000', '5000'].map((preset) => (
              <Chip key={preset} selected={preset === amount} onClick={() => setAmount(preset)}>
                {Number(preset).toLocaleString('en')}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
      </Card>
      <ListGroup>
        <ListRow as="button" icon="gift" title="Promotion" text="None. Your deposit carries 1× turnover." />
      </ListGroup>
      <Card tone="outline">
        <Facts
          rows={[
            { label: 'You pay', value: <Money symbol="₱" digits={shown} /> },
            { label: 'You receive', value: <Money symbol="₱" digits={shown} /> },
            { label: 'Wagering before withdrawal', value: <Money symbol="₱" digits={shown} /> },
          ]}
        />
      </Card>
      <Button block>Pay ₱{shown}</Button>
    </SubScreen>
  );
}

function OrderScreen() {
  return (
    <>
      <SubScreen title="Withdrawal">
        <Card>
          <div className={styles.amount}>
            <p className={styles.dim}>You receive</p>
            <Money symbol="₱" digits="5,000.00" size="xl" />
            <StatusChip tone="pending" label="Pending · in review" />
          </div>
          <CopyRow label="Order" value="W-2611-004182" copyLabel="Copy" copiedLabel="Copied" />
          <Facts rows={[{ label: 'To', value: 'GCash ••••7731' }]} />
        </Card>
        <Card>
          <Timeline
            steps={[
              { id: '1', title: 'Submitted', text: '14:02 · your time', state: 'done' },
              { id: '2', title: 'In review', text: 'Normally under 15 minutes. Now 4 minutes.', state: 'now' },
              { id: '3', title: 'Sent to your wallet', text: 'We will tell you here and in your inbox', state: 'next' },
              { id: '4', title: 'Paid', state: 'next' },
            ]}
          />
        </Card>
        <Card>
          <Stack gap={2}>
            <Facts rows={[{ label: 'Wagering', value: <StatusChip tone="success" label="Complete" /> }]} />
            <Progress value={1} label="Wagering" />
            <p className={styles.dim}>₱18,000 of ₱18,000 · 3 sources</p>
          </Stack>
        </Card>
        <ListGroup>
          <ListRow as="a" href="#help" icon="headset" title="Something wrong?" text="Ask, with this order attached" />
        </ListGroup>
      </SubScreen>
      <div className={styles.screen} />
      <Bottom names={english.tabs} active={4} />
    </>
  );
}

export const Default: Story = { render: () => <Home texts={english} /> };
export const Burmese: Story = { render: () => <Home texts={burmese} />, globals: { locale: 'my' } };
export const Light: Story = { render: () => <Home texts={english} />, globals: { theme: 'light' } };
export const Deposit: Story = { render: () => <DepositScreen /> };
export const Withdrawal: Story = { render: () => <OrderScreen /> };
export const WithdrawalLight: Story = { render: () => <OrderScreen />, globals: { theme: 'light' } };
