export { loadReporter } from './loadReporter';
export { listenForSchemaMismatches, noteFailure } from './noteFailure';
