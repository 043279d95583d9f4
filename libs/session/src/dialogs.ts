export { SessionDialogs as dialogs } from './blocks/session-dialogs/SessionDialogs';
