/** Both storages hold the session record under this key (specification 3). */
export const recordKey = 'MC_SESSION_INFO';
