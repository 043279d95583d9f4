import { contentWire } from '@parlour/content/wire';
import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { handlers } from '../../mocks/handlers';
import { emptyRegisterValues } from '../../rules/registerFields';
import { sessionWire } from '../../wire';
import { RegisterScreen } from './RegisterScreen';

const every = mockCall(sessionWire.getRegisterSetting, {
  fields: Object.fromEntries(Object.keys(emptyRegisterValues).map((name) => [name, { enabled: true, required: true, maxLength: 40 }])),
  captcha: { enabled: true },
  ageConfirmation: true,
});

const meta = {
  title: 'Features/Session/RegisterScreen',
  component: RegisterScreen,
  parameters: { msw: handlers, bare: true, isVisitor: true, path: '/m/register' },
  decorators: [withSession],
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryField: Story = { parameters: { msw: [every, ...handlers] } };
export const ErrorsShown: Story = {
  parameters: { msw: [every, ...handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox')).at(-1) as HTMLElement);
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
  },
};
export const FromPromotion: Story = {
  parameters: {
    path: '/m/register?promotion=p10',
    msw: [
      mockCall(contentWire.getAnnouncements, {
        banners: [],
        promotion: [{ id: 'p10', title: 'Warm Welcome: 50% on your first deposit', content: '', startDate: 0, endDate: 0, noExpiry: 1 }],
      }),
      ...handlers,
    ],
  },
};
export const InvitationInvalid: Story = { parameters: { path: '/m/register?code=WRONG' } };
export const Loading: Story = {
  parameters: { msw: [mockCall(sessionWire.getRegisterSetting, () => new Promise<never>(() => undefined)), ...handlers] },
};
export const Failing: Story = { parameters: { msw: [mockCall(sessionWire.getRegisterSetting, httpStatus(503)), ...handlers] } };
/** The reply was lost: the app asks the gateway for the outcome, by the key. */
export const LostReply: Story = { parameters: { lost: { kind: 'session.registration', state: 'unknown' } } };
/** The gateway does not know the key, so the form is back. */
export const NothingArrived: Story = { parameters: { lost: { kind: 'session.registration', state: 'absent' } } };
