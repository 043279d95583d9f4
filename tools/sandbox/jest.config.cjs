module.exports = { displayName: 'sandbox', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
