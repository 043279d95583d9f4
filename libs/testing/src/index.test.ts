import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "StoryStage",
     "actAs",
     "connectionLost",
     "httpStatus",
     "mockCall",
     "namedFields",
     "naughtyStrings",
     "network",
     "publicKeyCall",
     "recordToasts",
     "refuse",
     "renderBlock",
     "renderFeature",
     "setUpUser",
     "shareNaughtyStrings",
     "stopActing",
     "typeNaughtyStrings",
     "useNetwork",
   ]
  `);
});
