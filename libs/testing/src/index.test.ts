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
     "recordToasts",
     "refuse",
     "renderBlock",
     "renderFeature",
     "shareNaughtyStrings",
     "stopActing",
     "typeNaughtyStrings",
     "useNetwork",
   ]
  `);
});
