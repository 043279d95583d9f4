export { deviceValue } from './deviceValue';
export { clearStored, readStored, removeStored, type StorageArea, storedKeys, writeCookie, writeStored } from './storage';
export { forgetCopies, type StoredCopy, storedCopy } from './storedCopies';
