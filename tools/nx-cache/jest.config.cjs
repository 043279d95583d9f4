module.exports = { displayName: 'nx-cache', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
