import { LoadState, useErrorText } from '@parlour/api-client';
import { useImageUrl } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { useDateFormat } from '@parlour/site/format';
import { Avatar } from '@parlour/ui/avatar';
import { Checkbox } from '@parlour/ui/field';
import { ListGroup, ListRow, SettingsGroup } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { profileApi } from '../../api/profileApi';
import { useEdit } from '../../parts/edit/editKinds';
import type { Profile } from '../../wire/profileWire';

/** Profile rows of the player, with a link to the security center. */
export function ProfileSettings() {
  const { t } = useTranslation('session');
  const { data, error, isFetching, refetch } = profileApi.useGetProfileQuery();
  if (!data) return <LoadState title={t('settings.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <ProfileGroup profile={data} />
      <ListGroup title={t('settings.account')}>
        <ListRow as={Link} to={paths.session.security} icon="shield-check" title={t('title.security')} text={t('settings.securityText')} />
        <ListRow
          as={Link}
          to={paths.messaging.notifications}
          icon="bell"
          title={t('settings.notifications')}
          text={t('settings.notificationsText')}
        />
      </ListGroup>
      <PrivacyGroup profile={data} />
    </>
  );
}

function ProfileGroup({ profile }: { profile: Profile }) {
  const { t } = useTranslation('session');
  const { open } = useEdit();
  const imageUrl = useImageUrl();
  const dates = useDateFormat();
  const name = profile.nickname || profile.account;
  const notSet = t('settings.notSet');
  const once = (field: Profile['locked'][number], value: string) => ({
    text: profile.locked.includes(field) ? `${value || notSet} · ${t('security.locked')}` : value || notSet,
    isLocked: profile.locked.includes(field),
  });
  const birthday = once('birthday', profile.birthday ? dates.calendarDay(profile.birthday) : '');
  const payee = once('payeeName', profile.payeeName ?? '');

  return (
    <ListGroup title={t('settings.profile')}>
      <ListRow
        as="button"
        start={<Avatar name={name} src={imageUrl(profile.avatar)} />}
        title={t('settings.icon')}
        text={t('settings.iconText')}
        onClick={() => open('icon')}
      />
      <ListRow
        as="button"
        icon="pencil"
        title={t('settings.nickname')}
        text={<bdi>{profile.nickname || notSet}</bdi>}
        onClick={() => open('nickname')}
      />
      {payee.isLocked ? (
        <ListRow icon="user" title={t('settings.payeeName')} text={payee.text} />
      ) : (
        <ListRow as="button" icon="user" title={t('settings.payeeName')} text={payee.text} onClick={() => open('payeeName')} />
      )}
      {birthday.isLocked ? (
        <ListRow icon="calendar" title={t('settings.birthday')} text={birthday.text} />
      ) : (
        <ListRow as="button" icon="calendar" title={t('settings.birthday')} text={birthday.text} onClick={() => open('birthday')} />
      )}
      <ListRow as="button" icon="mail" title={t('register.name.email')} text={profile.email || notSet} onClick={() => open('email')} />
      <ListRow
        as="button"
        icon="smartphone"
        title={t('register.name.mobileNum')}
        text={<bdi>{profile.mobile || notSet}</bdi>}
        onClick={() => open('phone')}
      />
      {profile.contacts.map(({ kind, value }) => (
        <ListRow
          key={kind}
          as="button"
          icon="message-circle"
          title={t(`settings.contact.${kind}`)}
          text={<bdi>{value || notSet}</bdi>}
          onClick={() => open(kind)}
        />
      ))}
    </ListGroup>
  );
}

/** Visibility of the name, stored by the gateway. */
function PrivacyGroup({ profile: { hideName } }: { profile: Profile }) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [save, { error, isLoading, originalArgs }] = profileApi.useSetPreferenceMutation();
  return (
    <SettingsGroup title={t('settings.privacy')}>
      <Checkbox
        look="switch"
        label={t('settings.hideName')}
        // Optimistic update: a refusal restores the stored value.
        checked={isLoading && originalArgs ? originalArgs.hideName : hideName}
        disabled={isLoading}
        onChange={({ target }) => void save({ hideName: target.checked })}
      />
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </SettingsGroup>
  );
}
