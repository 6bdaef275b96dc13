import type { Words } from './words.de.ts';

export const words: Words = {
  confirm: (url) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Good to have you at the table. Just one more click and your account is ready.',
      'The link is valid for 48 hours. If you did not register, you do not need to do anything: no account is created unless you click.',
    ],
    action: { label: 'Confirm e-mail', url },
  }),
  invitation: (url) => ({
    subject: 'Your account is prepared',
    paragraphs: [
      'The organiser has prepared an account for you. Check your details, choose a password and accept the regulation: then you can play.',
      'The link is valid for 60 days. If you do not want an account, you need not do anything: your details are then deleted.',
    ],
    action: { label: 'Open the account', url },
  }),
  released: (url) => ({
    subject: 'Your account has been checked',
    paragraphs: [
      'We have looked at your account: everything is fine. You can take part in the championship from now on. Thank you for your patience.',
    ],
    action: { label: 'To the championship', url },
  }),
  known: (url) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to create a new account with your e-mail address. You already have one; each person has one account.',
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
      'The password of your account has just been changed. You have been signed out on all other devices.',
      'Was this not you? Set a new password at once.',
    ],
    action: { label: 'Reset the password', url },
  }),
  changeEmail: (url) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: ['Click the link to use this address for your account from now on. The link is valid for one hour.'],
    action: { label: 'Confirm the new address', url },
  }),
  emailChanged: () => ({
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your account now has another e-mail address. If it was not you, write to the organiser.'],
  }),
  changeRequested: (url) => ({
    subject: 'Your details are to be changed',
    paragraphs: [
      'You would like to change details on which something hangs: a place in the final, a checked identity document or money. So two people from the office decide. Until then everything stays as it is.',
      'Was it not you? Then withdraw the change in your account and set a new password.',
    ],
    action: { label: 'To your account', url },
  }),
  changeGranted: (url) => ({
    subject: 'Your details are changed',
    paragraphs: [
      'Two people from the office have granted the change of your details. If your document had been checked, you show it again before the next payout.',
      'If it was not you, tell the organiser.',
    ],
    action: { label: 'To your account', url },
  }),
  changeRefused: (url) => ({
    subject: 'Your details stay as they are',
    paragraphs: ['Two people from the office have refused the change of your details. Questions? Ask the organiser.'],
    action: { label: 'To your account', url },
  }),
  leftOpen: (account, url) => ({
    subject: 'An account with money was deleted',
    paragraphs: [
      `Whoever had the account ${account} has left. Open Big21 games are settled as they stand; what was on the account waits at the cash desk for two years.`,
    ],
    action: { label: 'To the cash desk', url },
  }),
  deleted: () => ({
    subject: 'Your account has been deleted',
    paragraphs: [
      'Your personal data has been deleted. What the law requires us to keep is stored under a number, without your name.',
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
