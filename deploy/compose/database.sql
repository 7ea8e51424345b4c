create role lendaround login createrole bypassrls password 'lendaround';
create database lendaround owner lendaround;
