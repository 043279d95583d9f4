export { listenForSchemaMismatches } from './noteFailure';
export {} from './noteFailure';
export { loadReporter } from './loadReporter';
export { noteFailure } from './noteFailure';
