/**
 * The classes as one would define them in Parse Server. If the product has one rule for everyone,
 * the class has permissions, which cost no query; rows of one person have an access list. Values
 * are not checked as in the product (that would need cloud code): an advantage for Parse Server.
 */
const signedIn = { requiresAuthentication: true };
const administrators = { 'role:admin': true };
const nobody = {};

const text = { type: 'String' };
const requiredText = { type: 'String', required: true };
const user = { type: 'Pointer', targetClass: '_User' };

export const parseClasses = [
  {
    className: '_User',
    fields: {
      name: text,
      phone: text,
      phoneVerified: { type: 'Boolean' },
      photo: { type: 'File' },
      role: text,
      status: text,
      reportCount: { type: 'Number' },
    },
    classLevelPermissions: {
      create: { '*': true },
      get: signedIn,
      find: administrators,
      count: administrators,
      update: signedIn,
      delete: signedIn,
      addField: nobody,
    },
  },
  { className: '_Session' },
  { className: '_Role' },
  {
    className: 'Report',
    fields: {
      category: requiredText,
      subcategory: text,
      type: requiredText,
      target: requiredText,
      targetKey: requiredText,
      description: requiredText,
      status: { type: 'String', required: true, defaultValue: 'Pending' },
      reporter: user,
      /** The name beside the pointer, so that lists need not fetch users. */
      reportedBy: text,
      evidence: { type: 'File' },
      evidenceSource: text,
    },
    classLevelPermissions: {
      get: signedIn,
      find: signedIn,
      count: signedIn,
      create: signedIn,
      update: administrators,
      delete: administrators,
      addField: nobody,
    },
  },
  {
    className: 'Notification',
    fields: {
      user,
      type: requiredText,
      title: requiredText,
      content: requiredText,
      read: { type: 'Boolean', required: true, defaultValue: false },
      report: { type: 'Pointer', targetClass: 'Report' },
    },
    classLevelPermissions: {
      get: signedIn,
      find: signedIn,
      count: signedIn,
      create: signedIn,
      update: signedIn,
      delete: nobody,
      addField: nobody,
    },
  },
];
