module.exports = { displayName: 'checks', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
