import type { Words } from './words.de.ts';

export const words: Words = {
  confirm: (url) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Good to have you at the table. One click more and your account is open.',
      'The link is valid for 48 hours. If you did not register, you need do nothing: without a click there is no account.',
    ],
    action: { label: 'Confirm e-mail', url },
  }),
  known: (url) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody wanted to open a new account with your e-mail address. You have one already; each person has one account.',
      'Was it you? Then sign in. Forgotten your password? You can set a new one on the same page.',
    ],
    action: { label: 'Sign in', url },
  }),
  reset: (url) => ({
    subject: 'Set a new password',
    paragraphs: [
      'Here you can set a new password. The link is valid for one hour and works once.',
      'If you did not ask for it, delete this message. Your password stays as it is.',
    ],
    action: { label: 'Set a new password', url },
  }),
  passwordChanged: (url) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed. On all other devices you are signed out.',
      'Was it not you? Then set a new password at once.',
    ],
    action: { label: 'Reset the password', url },
  }),
  changeEmail: (url) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: ['With this link your account uses this address from now on. The link is valid for one hour.'],
    action: { label: 'Confirm the new address', url },
  }),
  emailChanged: () => ({
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your account now has another e-mail address. If it was not you, write to the organiser.'],
  }),
  deleted: () => ({
    subject: 'Your account is deleted',
    paragraphs: [
      'Your personal data are erased. What the law makes us keep carries only a number without a name.',
      'Thank you for playing with us.',
    ],
  }),
  newFactor: (url) => ({
    subject: 'Set up the second step again',
    paragraphs: [
      'Is the phone with your codes gone? With this link you sign in and set up the second step again. It is valid for 24 hours and works once.',
      'If you did not ask for this, do not open the link and tell the organiser.',
    ],
    action: { label: 'Set up again', url },
  }),
  staff: (url) => ({
    subject: 'Your staff access',
    paragraphs: ['With this link you set up your access. It is valid for 24 hours and works once.'],
    action: { label: 'Set up access', url },
  }),
};
