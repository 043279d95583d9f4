import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "StoryStage",
     "actAs",
     "brandFileHandler",
     "connectionLost",
     "httpStatus",
     "leaveIntent",
     "mockCall",
     "namedFields",
     "naughtyStrings",
     "network",
     "noSettingsCalls",
     "publicKeyCall",
     "recordToasts",
     "refuse",
     "renderBlock",
     "renderFeature",
     "setUpUser",
     "settleIntents",
     "shareNaughtyStrings",
     "stopActing",
     "storedIntents",
     "tellOfIntents",
     "typeNaughtyStrings",
     "useNetwork",
     "writeConfig",
   ]
  `);
});
