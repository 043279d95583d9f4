export { playerApi } from './playerApi';
