import { profileWire, securityWire } from '@parlour/session/wire';
import { headIcons } from '@parlour/sandbox-world';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { changePaymentPassword, findPaymentPasswordChange, resetPaymentPassword } from './changePaymentPassword';
import { getProfile, setBirthday, setContact, setHeadIcon, setNickname, setPayeeName, setPreference } from './profile';
import * as security from './security';
import { serveHeadIcons } from './serveHeadIcons';

export function serveMember(app: GatewayApp): void {
  serveHeadIcons(app);
  answer(app, profileWire.getProfile, getProfile);
  answer(app, profileWire.getHeadIcons, () => headIcons);
  answer(app, profileWire.setHeadIcon, setHeadIcon);
  answer(app, profileWire.setNickname, setNickname);
  answer(app, profileWire.setPayeeName, setPayeeName);
  answer(app, profileWire.setBirthday, setBirthday);
  answer(app, profileWire.setContact, setContact);
  answer(app, profileWire.setPreference, setPreference);
  answer(app, securityWire.getSecurityConfig, security.getSecurityConfig);
  answer(app, securityWire.sendCode, security.sendCode);
  answer(app, securityWire.setEmail, security.setEmail);
  answer(app, securityWire.setMobile, security.setMobile);
  answer(app, securityWire.changePaymentPassword, changePaymentPassword);
  answer(app, securityWire.resetPaymentPassword, resetPaymentPassword);
  answer(app, securityWire.findPaymentPasswordChange, findPaymentPasswordChange);
  answer(app, securityWire.getSecurityQuestions, security.getSecurityQuestions);
  answer(app, securityWire.setSecurityQuestions, security.setSecurityQuestions);
  answer(app, securityWire.getDevices, security.getDevices);
  answer(app, securityWire.endDevice, security.endDevice);
  answer(app, securityWire.setPhrase, security.setPhrase);
}
