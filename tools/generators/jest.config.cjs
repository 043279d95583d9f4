module.exports = { displayName: 'generators', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
