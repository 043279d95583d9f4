import type { profileWire } from '@parlour/session/wire';
import { and, eq, ne } from 'drizzle-orm';
import { dataOf, headIcons } from '@parlour/sandbox-world';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { changeMember } from './changeMember';
import { readContacts } from './contacts';
import { storeImage } from './storeImage';
import { maskEmail, maskMobile } from './masks';
import { memberOf } from './memberOf';
import { requireText } from './requireText';

export const getProfile: Handler<typeof profileWire.getProfile> = async ({ merchant, player, db }) => {
  const member = await memberOf(db, player.memberId);
  const contacts = readContacts(member.contacts);
  return {
    account: member.username,
    nickname: member.nickname,
    avatar: member.avatar,
    email: maskEmail(member.email),
    mobile: maskMobile(member.mobile),
    payeeName: member.payeeName,
    birthday: member.birthday,
    locked: [...(member.birthday ? (['birthday'] as const) : []), ...(member.payeeName ? (['payeeName'] as const) : [])],
    contacts: dataOf(merchant).contacts.map((kind) => ({ kind, value: contacts[kind] ?? '' })),
    mayUpload: true,
    hideName: member.hideName,
  };
};

export const setHeadIcon: Handler<typeof profileWire.setHeadIcon> = async ({ input, player, db }) => {
  if (input.image) return changeMember(db, player.memberId, { avatar: await storeImage(db, player.memberId, input.image) });
  const icon = headIcons.find(({ id }) => id === input.iconId) ?? refuse('FIELD_INVALID', { field: 'iconId' });
  return changeMember(db, player.memberId, { avatar: icon.path });
};

export const setNickname: Handler<typeof profileWire.setNickname> = async ({ input, merchant, player, db }) => {
  const nickname = requireText('nickname', input.nickname, { min: 2, max: 20 });
  const others = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.nickname, nickname), ne(members.id, player.memberId)));
  if (others.length > 0) return refuse('NICKNAME_TAKEN');
  return changeMember(db, player.memberId, { nickname });
};

/** The real name is set once, because withdrawals go to accounts of this name. */
export const setPayeeName: Handler<typeof profileWire.setPayeeName> = async ({ input, player, db }) => {
  const payeeName = requireText('payeeName', input.payeeName, { min: 2, max: 80, pattern: /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u });
  if ((await memberOf(db, player.memberId)).payeeName) return refuse('NOT_ALLOWED');
  return changeMember(db, player.memberId, { payeeName });
};

const MIN_AGE = 18;

export const setBirthday: Handler<typeof profileWire.setBirthday> = async ({ input, player, db, clock }) => {
  const [year = 0, month = 0, day = 0] = input.birthday.split('-').map(Number);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(input.birthday) && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  const isOfAge = Date.UTC(year + MIN_AGE, month - 1, day) <= clock.now();
  if (!isDay || year < 1900 || !isOfAge) return refuse('FIELD_INVALID', { field: 'birthday' });
  if ((await memberOf(db, player.memberId)).birthday) return refuse('NOT_ALLOWED');
  return changeMember(db, player.memberId, { birthday: input.birthday });
};

export const setContact: Handler<typeof profileWire.setContact> = async ({ input, merchant, player, db }) => {
  if (!dataOf(merchant).contacts.includes(input.kind)) return refuse('FIELD_INVALID', { field: 'kind' });
  const value = requireText('value', input.value, { min: 0, max: 60 });
  const { contacts } = await memberOf(db, player.memberId);
  return changeMember(db, player.memberId, { contacts: JSON.stringify({ ...readContacts(contacts), [input.kind]: value }) });
};

export const setPreference: Handler<typeof profileWire.setPreference> = ({ input, player, db }) =>
  changeMember(db, player.memberId, { hideName: input.hideName });
