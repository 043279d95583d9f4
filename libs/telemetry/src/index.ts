export { listenForSchemaMismatches } from './noteFailure';
export { loadReporter } from './noteFailure';
export { noteFailure } from './noteFailure';
