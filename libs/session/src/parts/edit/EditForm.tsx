import type { Profile } from '../../wire/profileWire';
import { AccountForms } from './AccountForms';
import { ProfileForms } from './ProfileForms';
import { type EditKind, editKinds } from './editKinds';

export type EditFormProps = { kind: EditKind; profile: Profile; onDone: () => void };

/** The form of one kind: of the profile or of the account's security. */
export function EditForm(props: EditFormProps) {
  return editKinds[props.kind] === 'profile' ? <ProfileForms {...props} /> : <AccountForms {...props} />;
}
