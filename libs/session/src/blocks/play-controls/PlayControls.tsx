import { useLegal } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { usePlayState, useRole } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { useFlag, useMerchant, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Checkbox } from '@parlour/ui/field';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { LegalLinks } from '../../parts/LegalLinks';
import { DeviceControls } from './DeviceControls';
import { PauseCard } from './PauseCard';
import { StopPlaying } from './StopPlaying';

export type PlayControlsProps = {
  /** The wallet's limits, shown to members of a merchant whose gateway supports them. */
  limits?: ReactNode;
  /** The wallet's spending budget, stored on this device. */
  budget?: ReactNode;
  /** The wallet's statistics for the last weeks. */
  statement?: ReactNode;
};

const tabs = ['limits', 'break', 'exclude', 'help'] as const;
type Tab = (typeof tabs)[number];

/**
 * The play controls (product 4.21): limits, breaks, exclusion and help. The information is public; the controls need a logged-in player. The
 * address names the tab.
 */
export function PlayControls(slots: PlayControlsProps) {
  const { t } = useTranslation('session');
  const [query, setQuery] = useSearchParams();
  const panelId = useId();
  const { pause } = usePlayState();
  // Here, so that the answers outlive a look at another tab.
  const [yes, setYes] = useState<Answers>([]);
  const tab = tabs.find((id) => id === query.get('tab')) ?? 'limits';

  function handleTab(next: Tab) {
    const other = new URLSearchParams(query);
    if (next === 'limits') other.delete('tab');
    else other.set('tab', next);
    setQuery(other, { replace: true });
  }

  return (
    <Page>
      <Stack gap={4}>
        {pause && <PauseCard pause={pause} />}
        <Tabs
          label={t('title.playControls')}
          panelId={panelId}
          items={tabs.map((id) => ({ id, label: t(`play.tab.${id}`) }))}
          value={tab}
          onChange={handleTab}
        />
        <TabPanel id={panelId} label={t(`play.tab.${tab}`)}>
          <Stack gap={4}>
            {tab === 'limits' && <Limits {...slots} />}
            {tab === 'break' && <Stop kind="break" />}
            {tab === 'exclude' && <Stop kind="exclusion" />}
            {tab === 'help' && <Help yes={yes} onChange={setYes} />}
          </Stack>
        </TabPanel>
      </Stack>
    </Page>
  );
}

/** The wallet's limits, budget and figures, and the reminders of this device. */
function Limits({ limits, budget, statement }: PlayControlsProps) {
  const { isRealMember } = useRole();
  const hasGateway = useFlag('playLimits');
  return (
    <>
      <LoginFirst />
      {isRealMember && hasGateway && limits}
      {isRealMember && budget}
      {isRealMember && statement}
      <DeviceControls />
      <HowItWorks />
    </>
  );
}

/** The form of a break or of a self-exclusion, and how they work for a visitor. */
function Stop({ kind }: { kind: 'break' | 'exclusion' }) {
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn) return <StopPlaying kind={kind} />;
  return (
    <>
      <LoginFirst />
      <HowItWorks />
    </>
  );
}

function Help(assessment: SelfAssessmentProps) {
  const { isRealMember } = useRole();
  return (
    <>
      <SelfAssessment {...assessment} />
      <HelpLinks />
      {isRealMember && <OwnActivity />}
    </>
  );
}

/** Links to the player's money records, to the withdrawal and to support; a link that this site does not offer is left out. */
function OwnActivity() {
  const { t } = useTranslation('session');
  const [hasRecords, canWithdraw] = [useOffers('getMoneyRecords'), useOffers('getWithdrawRules', 'createWithdrawal')];
  const hasFeedback = useOffers('sendFeedback');
  if (!hasRecords && !canWithdraw && !hasFeedback) return null;
  return (
    <ListGroup title={t('play.activity.title')}>
      {hasRecords && <ListRow as={Link} to={`${paths.wallet.records}?tab=money`} icon="receipt" title={t('play.activity.money')} />}
      {canWithdraw && <ListRow as={Link} to={paths.wallet.withdraw} icon="banknote" title={t('member.withdraw')} />}
      {hasFeedback && <ListRow as={Link} to={paths.messaging.feedback} icon="message-circle" title={t('play.activity.support')} />}
    </ListGroup>
  );
}

function HowItWorks() {
  const { t } = useTranslation('session');
  const hasGateway = useFlag('playLimits');
  return (
    <Card>
      <Stack>
        <SectionTitle icon="shield-check" title={t('play.how.title')} />
        <p>{t('play.how.text')}</p>
        <p>{t(hasGateway ? 'play.how.limits' : 'play.deviceOnly')}</p>
      </Stack>
    </Card>
  );
}

/** Leads a visitor to the login and back. */
function LoginFirst() {
  const { t } = useTranslation('session');
  const { pathname, search } = useLocation();
  if (useIsLoggedIn()) return null;
  return (
    <Notice
      tone="info"
      title={t('play.visitor')}
      action={
        <Button as={Link} to={to(paths.session.login, {}, { returnTo: pathname + search })} size="s">
          {t('head.login')}
        </Button>
      }
    />
  );
}

const questions = ['more', 'chase', 'hidden', 'borrowed', 'stop'] as const;

/** The questions that were answered with yes. */
type Answers = readonly (typeof questions)[number][];
type SelfAssessmentProps = { yes: Answers; onChange: (yes: Answers) => void };

/** Neutral questions for self-assessment. Answers are not stored or scored. */
function SelfAssessment({ yes, onChange }: SelfAssessmentProps) {
  const { t } = useTranslation('session');
  return (
    <Card>
      <Stack>
        <SectionTitle icon="info" title={t('play.assess.title')} />
        <p>{t('play.assess.text')}</p>
        {questions.map((id) => (
          <Checkbox
            key={id}
            label={t(`play.assess.${id}`)}
            checked={yes.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...yes, id] : yes.filter((other) => other !== id))}
          />
        ))}
        {yes.length > 0 && <Notice tone="info">{t('play.assess.result', { count: yes.length })}</Notice>}
      </Stack>
    </Card>
  );
}

/** External help: regulator, national exclusion, help lines and blocking software, and the operator's text about responsible play, all as configured. */
export function HelpLinks() {
  const { t } = useTranslation('session');
  const { playHelp } = useMerchant();
  const { texts } = useLegal();
  return (
    <Stack>
      {playHelp.length > 0 && (
        <ListGroup title={t('play.help.title')}>
          {playHelp.map(({ kind, name, href }) => (
            <ListRow
              key={href}
              as="a"
              href={href}
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener noreferrer"
              icon={kind === 'helpline' ? 'phone' : 'globe'}
              title={name}
              text={t(`play.help.${kind}`)}
            />
          ))}
        </ListGroup>
      )}
      <p>{t('play.help.software')}</p>
      <LegalLinks texts={texts.filter(({ kind }) => kind === 'responsiblePlay')} />
    </Stack>
  );
}
