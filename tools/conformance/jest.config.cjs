module.exports = { displayName: 'conformance', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
