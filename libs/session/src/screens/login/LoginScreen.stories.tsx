import { siteWire } from '@parlour/site/wire';
import { mockCall, refuse } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSession } from '../../mocks/withSession';
import { accessHandlers } from '../../mocks/accessHandlers';
import { handlers } from '../../mocks/handlers';
import { sessionWire } from '../../wire';
import { LoginScreen } from './LoginScreen';

const everyWay = mockCall(siteWire.getStatus, {
  info: { whitelabel: { MOBILEVERCODELOGIN3: true, FACEBOOKLOGIN3: true, TELEGRAMLOGIN3: true } },
});

const meta = {
  title: 'Features/Session/LoginScreen',
  component: LoginScreen,
  parameters: { msw: [...accessHandlers, ...handlers], bare: true, isVisitor: true, path: '/m/login' },
  decorators: [withSession],
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryWay: Story = { parameters: { msw: [everyWay, ...accessHandlers, ...handlers] } };
export const Agents: Story = { parameters: { path: '/m/login?as=agent' } };
export const Refused: Story = {
  parameters: {
    msw: [mockCall(sessionWire.login, refuse('LOGIN_FAILED', { captcha: true, triesLeft: 2 })), ...accessHandlers, ...handlers],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'maria');
    await userEvent.type(document.querySelector('[name=password]') as HTMLElement, 'parlour89');
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
    await canvas.findByRole('alert');
  },
};
export const ErrorsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox');
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
  },
};
