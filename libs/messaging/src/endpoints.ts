export { chatApi } from './api/chatApi';
export { feedbackApi } from './api/feedbackApi';
export { helpApi } from './api/helpApi';
export { inboxApi } from './api/inboxApi';
export { pushApi } from './api/pushApi';
