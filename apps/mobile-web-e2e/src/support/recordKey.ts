/** The record of the session lies in both storages under it (specification 3). */
export const recordKey = 'MC_SESSION_INFO';
