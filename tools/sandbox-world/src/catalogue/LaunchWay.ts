/**
 * How the vendor's launcher opens a game: it sends the frame to the vendor's second host, answers with a page that may not be framed, sends the
 * frame to a host that no merchant lists, or takes its time.
 */
export type LaunchWay = 'redirected' | 'refused' | 'unlisted' | 'slow';
