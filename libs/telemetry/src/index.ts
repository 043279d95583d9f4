export { loadReporter } from './loadReporter';
export { listenForSchemaMismatches } from './listenForSchemaMismatches';
export { noteFailure } from './noteFailure';
