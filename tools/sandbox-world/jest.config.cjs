module.exports = { displayName: 'sandbox-world', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
