import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "SubmissionPanel",
     "listedBefore",
     "mayHaveHappened",
     "searchInList",
     "submissionFeature",
     "useLostState",
     "usePendingIntent",
     "usePoll",
     "useSecretSubmission",
     "useSubmission",
   ]
  `);
});
