export { loadReporter } from './loadReporter';
export { noteFailure } from './noteFailure';
export { listenForSchemaMismatches } from './schemaMismatches';
