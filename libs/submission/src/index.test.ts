import * as surface from '.';

test('the public surface', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
   [
     "SubmissionPanel",
     "mayHaveHappened",
     "submissionFeature",
     "usePendingIntent",
     "usePoll",
     "useSecretSubmission",
     "useSubmission",
   ]
  `);
});
