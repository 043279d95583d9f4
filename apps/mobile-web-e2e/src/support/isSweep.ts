/** True every night (`E2E_SWEEP=all`): tests with thousands of cases then take all of them, in every place. */
export const isSweep = process.env['E2E_SWEEP'] === 'all';
