/** Loads the reporter, which is not part of the startup bundle (ADR 0016). Rejects if its file cannot be loaded. */
export const loadReporter = () => import('./startReports');
