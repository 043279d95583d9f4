export { listenForSchemaMismatches } from './listenForSchemaMismatches';
export { loadReporter } from './loadReporter';
export { noteFailure } from './noteFailure';
